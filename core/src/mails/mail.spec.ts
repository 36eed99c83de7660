import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { askMail, mail, type MailEvent, type MailFacts, noteDelivery, resendMail } from './index.ts';

const facts: MailFacts = {
  kind: 'lowBalance',
  recipient: { kind: 'user', userId: randomUUID() },
  subject: 'El saldo está bajo el mínimo',
  text: 'Saldo 10, mínimo 20.',
};
const asked: MailEvent = { type: 'MailAsked', data: facts };
const sent: MailEvent = { type: 'MailSent', data: {} };
const failed: MailEvent = { type: 'MailFailed', data: { reason: 'refused' } };
const late = (retryAt: string): MailEvent => ({
  type: 'MailFailed',
  data: { reason: 'unreachable', retryAt },
});
const now = new Date('2026-03-02T10:00:00.000Z');

describe('a mail', () => {
  test('is asked for once per cause and recipient', () => {
    given(mail).when(askMail(facts)).then(asked);
    given(mail, asked).when(askMail(facts)).then();
  });
  test('is sent, and after that nothing changes it', () => {
    given(mail, asked).when(noteDelivery('sent')).then(sent);
    given(mail, asked, sent).when(noteDelivery('unreachable')).then();
    given(mail, asked, sent).when(resendMail).rejected('INVALID_TRANSITION');
  });
  test('is tried again later and later while the server does not answer, six times', () => {
    const past: MailEvent[] = [asked];
    const minutes: number[] = [];
    for (;;) {
      const [event] = noteDelivery('unreachable')(stateAfter(mail, ...past), now) as MailEvent[];
      past.push(event!);
      if (event!.type !== 'MailFailed' || !event!.data.retryAt) break;
      minutes.push((Date.parse(event!.data.retryAt) - now.getTime()) / 60_000);
    }
    expect(minutes).toEqual([1, 4, 16, 64, 256]);
    expect(stateAfter(mail, ...past)).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });
  test('that may have arrived is tried again by a person alone', () => {
    for (const reason of ['refused', 'noAddress', 'interrupted', 'noServer'] as const)
      given(mail, asked).when(noteDelivery(reason)).then({ type: 'MailFailed', data: { reason } });
    given(mail, asked, failed).when(resendMail).then({ type: 'MailResendAsked', data: {} });
    given(mail, asked, late('2026-03-02T10:01:00.000Z')).when(resendMail).rejected('INVALID_TRANSITION');
  });
});
