import type { Consent, PrivacyNotice } from '@thikana/contract/consent';

export const notice: PrivacyNotice = {
  version: '0123456789ab',
  minimumAge: 18,
  items: [
    {
      purpose: 'account',
      isOptional: false,
      why: 'Your account: to log you in.',
      what: ['name', 'email address'],
      kept: ['until you delete your account'],
    },
    {
      purpose: 'alerts',
      isOptional: true,
      why: 'Alerts: to email you.',
      what: ['saved searches'],
      kept: ['until you delete the search'],
    },
  ],
};

export const agreed: Consent = {
  notice,
  isAsked: false,
  agreedAt: '2026-11-20T06:30:00.000Z',
  optional: [
    { purpose: 'alerts', isGiven: false, changedAt: null },
    { purpose: 'notifications', isGiven: false, changedAt: null },
  ],
};
