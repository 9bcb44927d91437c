import type { settingsSchema } from '@thikana/contract/settings';
import type { z } from 'zod';

/** The settings as form values. */
export type SettingsValues = z.input<typeof settingsSchema>;
