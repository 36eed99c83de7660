/** A mailer tries once to hand a message to a mail server, and says what came of it. */

export type Message = {
  /** Makes its `Message-ID`: a mailbox that gets it twice can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for who sees more than text. */
  readonly html: string;
};

/**
 * `unreachable`: certainly not sent, and worth another try. `refused`: the server wants it never. `interrupted`: the server had it all, and
 * nobody knows what became of it. `noServer`: there is none.
 */
export type Delivery = 'sent' | 'unreachable' | 'refused' | 'interrupted' | 'noServer';

export type Mailer = (message: Message) => Promise<Delivery>;

/** Of a machine without a mail server: messages stay where they are read, and nothing pretends that they were sent. */
export const noMailServer: Mailer = async () => 'noServer';
