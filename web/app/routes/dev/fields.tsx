import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import {
  NumberField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '#web/components/ui/inputs.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { ReasonForm } from '#web/components/ui/reason-form.tsx';
import { longText, Specimen } from './specimen.tsx';

const towns = [
  { value: 'siliguri', label: 'Siliguri' },
  { value: 'long', label: longText },
];
/** The props that every field shares. */
const states = [
  { label: 'Empty', placeholder: 'Nothing written yet' },
  { label: 'With a hint', hint: 'Shown to everyone who looks at it.' },
  { label: 'Required, with an error', required: true, error: 'This is required.' },
  { label: 'Error and hint', error: longText, hint: longText },
  { label: 'Disabled', disabled: true },
  { label: longText },
] as const;

export function Fields() {
  const grid = 'grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3';
  return (
    <>
      <Specimen name="TextField">
        <div className={grid}>
          {states.map((state) => (
            <TextField key={state.label} name="text" {...state} />
          ))}
          <TextField label="Filled" name="text" defaultValue={longText} />
        </div>
      </Specimen>
      <Specimen name="SelectField">
        <div className={grid}>
          {states.map((state) => (
            <SelectField key={state.label} name="town" options={towns} placeholder="Any" {...state} />
          ))}
        </div>
      </Specimen>
      <Specimen name="TextAreaField, NumberField, PhoneField, PasswordField">
        <div className={grid}>
          <TextAreaField label="Description" name="description" defaultValue={longText} rows={3} />
          <TextAreaField label="With an error" name="description" error="This is too short." rows={3} />
          <TextAreaField label="Disabled" name="description" disabled rows={3} />
          <NumberField label="Bedrooms" name="bedrooms" defaultValue={2} />
          <NumberField label="Bathrooms, wrong" name="bathrooms" error="This is required." />
          <NumberField label="Floor, disabled" name="floor" disabled />
          <PhoneField label="Phone" name="phone" />
          <PhoneField label="Phone, wrong" name="phone" error="Phone number must be 10 digits." />
          <PhoneField label="Phone, disabled" name="phone" disabled />
          <PasswordField label="Password" name="password" autoComplete="off" />
          <PasswordField label="Password, wrong" name="password" error="Too short." autoComplete="off" />
          <PasswordField label="Password, disabled" name="password" disabled autoComplete="off" />
        </div>
      </Specimen>
      <Specimen name="ReasonForm" note="An empty reason is refused beside its field.">
        {[false, true].map((isBusy) => (
          <ReasonForm
            key={String(isBusy)}
            label="Reason"
            button="Refuse"
            isBusy={isBusy}
            problemOf={(reason) => (reason ? undefined : 'Please say why.')}
            onRefuse={() => {}}
          />
        ))}
      </Specimen>
      <Specimen name="CheckboxField">
        <div className={grid}>
          <CheckboxField label="Unchecked" name="check" />
          <CheckboxField label="Checked" name="check" defaultChecked />
          <CheckboxField label="Disabled" name="check" disabled />
          <CheckboxField label={longText} name="check" />
        </div>
      </Specimen>
    </>
  );
}
