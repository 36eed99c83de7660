/** Contact data and company of the requests that were sent, which a confirmation repeats: held in the page's memory and stored nowhere. */

/** Answers about a company, each with its question. */
export type CompanyAnswers = readonly (readonly [question: string, answer: string])[];

export type Contact = {
  readonly email: string;
  readonly telefono: string;
  /** Nothing for a person's request. */
  readonly company?: CompanyAnswers;
};

export type SentContacts = {
  readonly keep: (request: string, contact: Contact) => void;
  /** @returns nothing for a request that another page sent */
  readonly of: (request: string) => Contact | undefined;
};

/** The server keeps nothing about visitors. */
export const noSentContacts: SentContacts = { keep: () => undefined, of: () => undefined };

/** Until the page is left. */
export const sentContacts = (): SentContacts => {
  const kept = new Map<string, Contact>();
  return { keep: (request, contact) => void kept.set(request, contact), of: (request) => kept.get(request) };
};
