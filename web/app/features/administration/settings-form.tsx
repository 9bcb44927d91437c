import { zodResolver } from '@hookform/resolvers/zod';
import { type Settings, saveSettings, settingsSchema } from '@thikana/contract/settings';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/api/field-errors.ts';
import { m } from '#web/paraglide/messages.js';
import { AlertFields } from './alert-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FeaturedFields } from './featured-fields.tsx';
import { LandUnitsField } from './land-units-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { NumberFields, numberSections } from './number-sections.tsx';
import type { SettingsValues } from './settings-values.ts';
import { SlideFields } from './slide-fields.tsx';
import { SocialLinkFields } from './social-link-fields.tsx';
import { TwoStepField } from './two-step-field.tsx';

/** All settings that an administrator may change at runtime, saved together. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<SettingsValues, unknown, Settings>({
    resolver: zodResolver(settingsSchema),
    defaultValues: settings,
  });
  const { isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const saved = await call(saveSettings, { body });
      form.reset(saved.settings);
      toast.success(m.admin_settings_saved());
    } catch (error) {
      const text = errorText(error, m.admin_settings_failed());
      showFieldErrors(error, form);
      setFailure(text);
      toast.error(text);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-3xl gap-6 [&_input]:scroll-mb-28">
        <ContactFields />
        <SocialLinkFields />
        <SlideFields />
        <NumberFields {...numberSections.counters} />
        <LandUnitsField />
        <NumberFields {...numberSections.allowance} />
        <NumberFields {...numberSections.availability} />
        <NumberFields {...numberSections.conversations} />
        <AlertFields />
        <NumberFields {...numberSections.reports} />
        <NumberFields {...numberSections.badges} />
        <TwoStepField />
        <NumberFields {...numberSections.bump} />
        <FeaturedFields />
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
