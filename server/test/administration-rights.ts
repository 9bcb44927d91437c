import { admins, type EndpointRights, editors, everyone, type Scene } from './endpoint-answers.ts';
import { noInput, requestsAbout } from './endpoint-requests.ts';
import { placeRights } from './place-rights.ts';

const visitorsMessage = { name: 'Bina Rai', email: 'bina@example.org', message: 'Is the flat still free?' };

/** Users, the audit log, the settings and texts of the site, and its areas and landmarks. */
export function administrationRights(scene: Scene): Record<string, EndpointRights> {
  const { ofOwner } = requestsAbout(scene);
  return {
    listUsers: { request: noInput, answers: admins() },
    listUsersByVerification: { request: () => ({ query: { isVerified: 'true' } }), answers: admins() },
    pageUsers: { request: noInput, answers: admins() },
    viewUser: { request: ofOwner, answers: admins() },
    mailResetLink: { request: ofOwner, answers: admins() },
    liftBan: { request: ofOwner, answers: admins() },
    listAuditEntries: { request: noInput, answers: admins() },
    viewSystem: { request: noInput, answers: admins() },
    retryJobs: { request: () => ({ body: { queue: 'send-mail' } }), answers: admins() },
    sendTestMail: { request: noInput, answers: admins() },
    viewSettings: { request: noInput, answers: editors() },
    saveSettings: { request: () => ({ body: {} }), answers: editors('invalid_input') },
    uploadBrandPicture: { request: () => ({ form: {} }), answers: editors('picture_missing') },
    uploadSlidePicture: { request: () => ({ form: {} }), answers: editors('picture_missing') },
    viewLegalText: { request: () => ({ path: { text: 'terms' } }), answers: everyone(200) },
    viewRanking: { request: noInput, answers: everyone(200) },
    viewLaw: { request: noInput, answers: everyone(200) },
    viewPackText: { request: () => ({ path: { text: 'terms' } }), answers: editors() },
    previewLegalText: { request: () => ({ body: { markdown: '# Terms' } }), answers: editors() },
    ...placeRights('Area'),
    ...placeRights('Landmark'),
    viewSite: { request: noInput, answers: everyone(200) },
    contactOperator: {
      request: () => ({ body: { ...visitorsMessage, website: 'https://spam.example' } }),
      answers: everyone(200),
    },
    suggestPlaces: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
  };
}
