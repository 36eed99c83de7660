import { describe, test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import { claimLoginName, loginName, type LoginNameEvent } from './login-name.ts';

const ana = '00000000-0000-4000-8000-000000000001';
const luis = '00000000-0000-4000-8000-000000000002';

describe('a login name', () => {
  const claimed: LoginNameEvent = { type: 'LoginNameClaimed', data: { userId: ana } };
  test('belongs to who claims it first', () => given(loginName).when(claimLoginName(ana)).then(claimed));
  test('may be claimed again by the same user', () =>
    given(loginName, claimed).when(claimLoginName(ana)).then());
  test('can not be claimed by another', () =>
    given(loginName, claimed).when(claimLoginName(luis)).rejected('USER_ALREADY_EXISTS'));
});
