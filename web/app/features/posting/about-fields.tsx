import { type Intent, limits } from '@thikana/contract/vocabulary';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { FieldGroup } from './field-group.tsx';
import { FlagField } from './flag-field.tsx';
import type { PostingValues } from './posting-values.ts';
import { SecondLanguageFields } from './second-language-fields.tsx';
import { exampleTitle } from './suggested-title.ts';
import { useFieldBinding } from './use-field-binding.ts';
import { useSuggestedTitle } from './use-suggested-title.ts';

/** Title, description and contact. They come last, because the title follows from the other fields. */
export function AboutFields({ intent }: { intent: Intent }) {
  const bind = useFieldBinding();
  const category = useFormContext<PostingValues>().watch('propertyCategory');
  const suggestion = useSuggestedTitle(intent);
  return (
    <FieldGroup legend={m.post_group_about()}>
      <div className="grid gap-4 sm:col-span-2">
        <TextField
          label={m.post_title()}
          placeholder={exampleTitle(intent, category)}
          maxLength={limits.titleMaxLength}
          required
          hint={suggestion && m.post_title_suggested()}
          {...bind('title')}
        />
        <TextAreaField
          label={m.post_description()}
          placeholder={m.post_description_placeholder()}
          maxLength={limits.descriptionMaxLength}
          required
          {...bind('description')}
        />
        <SecondLanguageFields />
        <FlagField
          name="messagesOnly"
          label={
            <span>
              {m.post_messages_only()}
              <span className="block text-ink-soft text-sm">{m.post_messages_only_hint()}</span>
            </span>
          }
        />
      </div>
    </FieldGroup>
  );
}
