import { uploadBrandPicture } from '@thikana/contract/brand-picture';
import * as settingsContract from '@thikana/contract/settings';
import * as contract from '@thikana/contract/site';
import { uploadSlidePicture } from '@thikana/contract/slide-picture';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { contactOperator } from './contact-operator.ts';
import { receiveBrandPicture } from './receive-brand-picture.ts';
import { receiveSlidePicture } from './receive-slide-picture.ts';
import { saveSettings } from './save-settings.ts';
import type { SiteDependencies } from './site.dependencies.ts';
import { packTranslations } from './texts-in-language.ts';
import { viewSite } from './view-site.ts';

export function siteRoutes(dependencies: SiteDependencies): Binding[] {
  return [
    bind(contract.viewSite, () => viewSite(dependencies), {
      // Does not depend on `listings`: every page shows the counters, and they change by tens only.
      dependsOn: () => ['site'],
    }),
    bindLimited(contract.contactOperator, [perAddress(5)], async ({ body }) => {
      await contactOperator(dependencies, body);
      return { message: m.site_message_sent() };
    }),
    bindLimited(contract.suggestPlaces, [perAddress(600, 600)], async ({ query }) => ({
      places: await dependencies.places.suggest(query.q),
    })),
    bind(settingsContract.viewSettings, async () => withPackTranslations(await dependencies.settings.get())),
    bindLimited(uploadBrandPicture, [perAccount(60)], ({ form }) => receiveBrandPicture(dependencies, form)),
    bindLimited(uploadSlidePicture, [perAccount(60)], ({ form }) => receiveSlidePicture(dependencies, form)),
    bind(settingsContract.saveSettings, async ({ viewer, body }) => ({
      message: m.site_settings_saved(),
      ...withPackTranslations(await saveSettings(dependencies, viewer.user, body)),
    })),
  ];
}

const withPackTranslations = (settings: settingsContract.Settings) => ({
  settings,
  packTranslations: packTranslations(settings),
});
