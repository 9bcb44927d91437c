import { type EndpointRights, everyone, type Scene, signedIn, users } from './endpoint-answers.ts';
import { noInput, unknownId } from './endpoint-requests.ts';

const wrongPassword = { currentPassword: 'not this one', newPassword: 'another secret' };

/** Accounts, sessions, notifications, consent and own data. */
export function accountRights(scene: Scene): Record<string, EndpointRights> {
  return {
    register: { request: () => ({ body: {} }), answers: everyone('invalid_input') },
    login: {
      request: () => ({ body: { email: 'nobody@example.com', password: 'x' } }),
      answers: everyone('wrong_credentials'),
    },
    forgotPassword: { request: () => ({ body: { email: 'nobody@example.com' } }), answers: everyone(200) },
    verifyEmail: {
      request: () => ({ query: { token: 'none' } }),
      answers: everyone('verification_link_invalid'),
    },
    resendVerification: {
      request: () => ({ body: { email: scene.people.owner.email } }),
      answers: { ...signedIn('not_allowed'), owner: 200 },
    },
    resetPassword: {
      request: () => ({ path: { token: 'none' }, body: { password: 'a new secret' } }),
      answers: everyone('reset_link_invalid'),
    },
    changePassword: { request: () => ({ body: wrongPassword }), answers: signedIn('wrong_current_password') },
    mailOwnCode: { request: noInput, answers: signedIn('password_there') },
    uploadProfilePicture: { request: () => ({ form: {} }), answers: signedIn('picture_missing') },
    giveName: { request: () => ({ body: { name: 'Bina Rai' } }), answers: signedIn('not_allowed') },
    changeLanguage: { request: () => ({ body: { language: 'xx' } }), answers: signedIn('invalid_input') },
    viewOwnAccount: { request: noInput, answers: signedIn(200) },
    listSessions: { request: noInput, answers: signedIn(200) },
    endSession: { request: () => ({ path: { id: unknownId } }), answers: signedIn('session_not_found') },
    endOtherSessions: { request: noInput, answers: signedIn(200) },
    viewPush: { request: noInput, answers: users(200) },
    startPush: { request: () => ({ body: {} }), answers: users('invalid_input') },
    stopPush: { request: noInput, answers: users(200) },
    viewNotice: { request: noInput, answers: everyone(200) },
    viewConsent: { request: noInput, answers: users(200) },
    giveConsent: { request: () => ({ body: {} }), answers: users('invalid_input') },
    withdrawConsent: { request: () => ({ path: { purpose: 'alerts' } }), answers: users(200) },
    viewTwoStep: { request: noInput, answers: signedIn(200) },
    beginTwoStep: {
      request: () => ({ body: { password: 'not this one' } }),
      answers: signedIn('wrong_current_password'),
    },
    confirmTwoStep: { request: () => ({ body: { code: '000000' } }), answers: signedIn('wrong_code') },
    renewRecoveryCodes: {
      request: () => ({ body: { password: 'not this one', code: '000000' } }),
      answers: signedIn('wrong_current_password'),
    },
    endTwoStep: {
      request: () => ({ body: { password: 'not this one', code: '000000' } }),
      answers: signedIn('wrong_current_password'),
    },
    takeOpenIdSession: { request: noInput, answers: everyone('sign_in_failed') },
    listPhoneReveals: { request: noInput, answers: signedIn(200) },
    prepareOwnData: { request: noInput, answers: signedIn(200) },
    deleteOwnAccount: {
      request: () => ({ body: { password: 'not this one', confirm: scene.people.owner.email } }),
      answers: users('wrong_current_password'),
    },
  };
}
