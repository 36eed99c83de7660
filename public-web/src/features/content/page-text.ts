/** The text of a page that only has something to say. */
export type PageText = {
  readonly title: string;
  readonly description: string;
  /** Language of the text, where it is not Spanish. */
  readonly language?: 'en';
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly links: readonly { readonly title: string; readonly path: string }[];
};
