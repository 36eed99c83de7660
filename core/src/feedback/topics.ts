/** The topics of an opinion. */
export const feedbackTopics = [
  { id: 'attention', name: 'La atención' },
  { id: 'clarity', name: 'La claridad de la información' },
  { id: 'speed', name: 'La rapidez' },
  { id: 'price', name: 'El precio' },
  { id: 'coverage', name: 'Las coberturas' },
  { id: 'website', name: 'El sitio web' },
] as const;

export type FeedbackTopic = (typeof feedbackTopics)[number]['id'];
export const feedbackTopicIds = feedbackTopics.map(({ id }) => id) as [FeedbackTopic, ...FeedbackTopic[]];
