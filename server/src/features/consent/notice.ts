import { createHash } from 'node:crypto';
import { optionalPurposes, type PrivacyNotice, type Purpose, purposes } from '@thikana/contract/consent';
import { expiry } from '@thikana/contract/expiry';
import { register } from '../../platform/database/register/register.ts';
import { currentLaw, keptDays } from '../city/city.feature.ts';
import { kept, what, why } from './notice-texts.ts';

const isOptional = (purpose: Purpose): boolean =>
  optionalPurposes.some((optional: Purpose) => optional === purpose);

/** What the register has for each purpose, without texts. */
const structure = purposes.map((purpose) => {
  const columns = Object.values(register).flatMap((table) =>
    table.personal.filter((each) => each.purpose === purpose),
  );
  return {
    purpose,
    isOptional: isOptional(purpose),
    data: [...new Set(columns.map(({ data }) => data))],
    kept: [...new Set(columns.map((each) => each.kept))],
  };
});

const { knownBrowserDays, keptSessionDays, withdrawnPictureDays, unconfirmedMessageHours } = expiry;
const figures = { knownBrowserDays, keptSessionDays, withdrawnPictureDays, unconfirmedMessageHours };

/** Changes with what is agreed to, and not with its wording or translations. */
function versionFor(minimumAge: number | undefined): string {
  const agreed = JSON.stringify([structure, figures, minimumAge ?? null, keptDays('logs')]);
  return createHash('sha256').update(agreed).digest('hex').slice(0, 12);
}

/** The notice in the current language, made from the register of personal data and the law of the city. */
export function currentNotice(): PrivacyNotice {
  const minimumAge = currentLaw().minimum_age;
  return {
    version: versionFor(minimumAge),
    ...(minimumAge !== undefined && { minimumAge }),
    items: structure.map((item) => ({
      purpose: item.purpose,
      isOptional: item.isOptional,
      why: why[item.purpose](),
      what: item.data.map((kind) => what[kind]()),
      kept: item.kept.map((retention) => kept[retention]()),
    })),
  };
}
