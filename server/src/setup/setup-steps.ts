import path from 'node:path';
import { emailAddress, personName, registerBody } from '@thikana/contract/account-forms';
import { brandSchema } from '@thikana/contract/brand';
import { currentCity } from '@thikana/contract/city';
import { unplacedAreas } from '@thikana/contract/nearest-area';
import { settingsSchema } from '@thikana/contract/settings';
import { z } from 'zod';
import { projectDir } from '../config.ts';
import { createAdmin } from '../features/accounts/accounts.feature.ts';
import {
  listPacks,
  loadCity,
  readTypedCity,
  saveTypedCity,
  type TypedCity,
} from '../features/city/city.feature.ts';
import { isContactPhone, saveFirstSettings } from '../features/site/site.feature.ts';
import { noPhoneText } from '../lib/no-phone-text.ts';
import { StartupError } from '../lib/startup-error.ts';
import { m } from '../paraglide/messages.js';
import { connectRelay } from './connect-relay.ts';
import type { Step } from './setup-state.ts';
import type { FieldProblems, StepContext } from './step-context.ts';

type SaveStep = (context: StepContext) => Promise<FieldProblems | undefined>;

const adminForm = z.object({ name: personName, email: emailAddress, password: registerBody.shape.password });
const brandForm = brandSchema.pick({ name: true, colour: true });
const { contactEmail, contactLocation } = settingsSchema.shape;
const phone = settingsSchema.shape.contactPhones.def.items[0].refine(isContactPhone, { error: noPhoneText });
const contactForm = z.object({
  contactEmail,
  phone1: phone,
  phone2: z.literal('').or(phone).optional(),
  contactLocation,
});

/** What each step does with what was typed. Nothing is saved if it returns problems. */
export const saveSteps: Record<Step, SaveStep> = {
  admin: async ({ db, typed }) => {
    const read = adminForm.safeParse(typed);
    if (!read.success) return problemsOf(read.error);
    await createAdmin(db, read.data);
    return undefined;
  },
  city: saveCity,
  brand: async ({ typed }) => {
    const read = brandForm.safeParse({ name: typed.siteName, colour: typed.colour });
    if (!read.success) return problemsOf(read.error, { name: 'siteName' });
    return read.data.name ? undefined : { siteName: m.setup_missing() };
  },
  contact: async ({ typed }) => {
    const read = contactForm.safeParse(typed);
    return read.success ? undefined : problemsOf(read.error);
  },
  mail: connectRelay,
  open: async ({ db, typed, logo }) => {
    const text = (name: string) => typed[name] ?? '';
    await saveFirstSettings(db, {
      brand: { name: text('siteName'), colour: text('colour'), ...logo },
      contactEmail: text('contactEmail'),
      contactPhones: [text('phone1'), text('phone2') || text('phone1')],
      contactLocation: text('contactLocation'),
    });
    return undefined;
  },
};

async function saveCity({ db, config, typed }: StepContext): Promise<FieldProblems | undefined> {
  try {
    if (config.cityDir !== undefined) await loadCity(db, config.cityDir);
    else if (typed.pack) {
      if (!(await listPacks()).includes(typed.pack)) return { pack: m.setup_missing() };
      await loadCity(db, path.join(projectDir, 'cities', typed.pack));
    } else {
      const read = readTypedCity(typedCityOf(typed), typed.email ?? '');
      if ('problems' in read) return { ...read.problems, cityName: read.problems.name ?? '' };
      await saveTypedCity(db, read.pack);
    }
  } catch (error) {
    if (error instanceof StartupError) return { '': error.message };
    throw error;
  }
  return undefined;
}

/** Codes of countries and currencies may be typed in small letters. */
function typedCityOf(typed: Readonly<Record<string, string>>): TypedCity {
  const text = (name: string) => (typed[name] ?? '').trim();
  return {
    name: text('cityName'),
    country: text('country').toUpperCase(),
    currency: text('currency').toUpperCase(),
    timeZone: text('timeZone'),
    centre: text('centre'),
    areaUnit: text('areaUnit'),
    rent: text('rent'),
    price: text('price'),
    areas: text('areas'),
  };
}

function problemsOf(error: z.ZodError, names: Record<string, string> = {}): FieldProblems {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => {
      const name = String(path[0] ?? '');
      return [names[name] ?? name, message];
    }),
  );
}

/** 'Nakuru, 12 areas', and how many of them need a position. */
export function cityText(): string {
  const { name, areas } = currentCity();
  const unplaced = unplacedAreas().size;
  const count = m.setup_areas_count({ city: name, count: areas.length });
  return unplaced > 0
    ? m.setup_areas_of({ areas: count, unplaced: m.setup_areas_unplaced({ count: unplaced }) })
    : count;
}
