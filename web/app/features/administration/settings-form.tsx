import type { Output } from '@thikana/contract/endpoint';
import { saveSettings, settingsSchema, type viewSettings } from '@thikana/contract/settings';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { noteSiteChange } from '#web/lib/documents/site.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { AlertFields } from './alert-fields.tsx';
import { BrandFields } from './brand-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DigestField } from './digest-field.tsx';
import { FeaturedFields } from './featured-fields.tsx';
import { LandUnitsField } from './land-units-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LegalFields } from './legal-fields.tsx';
import { NumberFields, numberSections } from './number-sections.tsx';
import { OffersFields } from './offers-fields.tsx';
import { SlideFields } from './slide-fields.tsx';
import { SocialLinkFields } from './social-link-fields.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { withAllTranslations, withoutEmptyTranslations } from './translation-values.ts';
import { TwoStepField } from './two-step-field.tsx';

/** All settings that the person may change at runtime, saved together. */
export function SettingsForm(loaded: Output<typeof viewSettings>) {
  const [saved, setSaved] = useState(loaded);
  const { form, failure, isSubmitting, submit } = useServerForm(settingsSchema, {
    fallback: m.admin_settings_failed(),
    onFailed: toast.error,
    defaultValues: withAllTranslations(loaded.settings),
  });
  const { isDirty } = form.formState;
  const { revalidate } = useRevalidator();
  const isAdministrator = useSession()?.user.role === 'admin';

  const save = submit(async (body) => {
    const answer = await call(saveSettings, { body: withoutEmptyTranslations(body) });
    setSaved(answer);
    form.reset(withAllTranslations(answer.settings));
    toast.success(m.admin_settings_saved());
    noteSiteChange();
    await revalidate();
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="grid max-w-3xl gap-6 [&_input]:scroll-mb-28">
        <BrandFields />
        <LegalFields />
        <ContactFields />
        <OffersFields />
        <SocialLinkFields />
        <SlideFields />
        <TranslationFields saved={saved} />
        <NumberFields {...numberSections.counters} />
        <LandUnitsField />
        <NumberFields {...numberSections.allowance} />
        <NumberFields {...numberSections.availability} />
        <NumberFields {...numberSections.conversations} />
        <AlertFields />
        <NumberFields {...numberSections.reports} />
        <NumberFields {...numberSections.badges} />
        <DigestField />
        {isAdministrator && <TwoStepField />}
        <NumberFields {...numberSections.bump} />
        {isAdministrator && <FeaturedFields />}
        <div className="sticky bottom-0 -mx-1 grid gap-3 border-line border-t bg-paper px-1 py-3">
          <FormError>{failure}</FormError>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={isSubmitting} busyText={m.admin_settings_saving()}>
              {m.admin_settings_save()}
            </Button>
            <p role="status" className="text-ink-soft text-sm">
              {isDirty ? m.admin_settings_unsaved() : ''}
            </p>
          </div>
        </div>
      </form>
      <LeaveGuard active={isDirty && !isSubmitting} />
    </FormProvider>
  );
}
