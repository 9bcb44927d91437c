import type { settingsSchema } from '@thikana/contract/settings';
import type { z } from 'zod';

/** The settings as they are being typed. */
export type SettingsValues = z.input<typeof settingsSchema>;
