import { Heart } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { longText, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const iconVariants = ['plain', 'bordered', 'floating'] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`} note="Hover and focus each of them.">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Size {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyText="Saving...">
            Save
          </Button>
          <Button variant={variant}>{longText}</Button>
        </Specimen>
      ))}
      <Specimen name="ButtonLink">
        <ButtonLink to="#buttons">A link</ButtonLink>
        <ButtonLink to="#buttons" variant="secondary">
          A second link
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton" note="Its label shows while the pointer rests on it.">
        {iconVariants.map((variant) => (
          <IconButton
            key={variant}
            variant={variant}
            label={`Keep (${variant})`}
            icon={<Heart aria-hidden />}
          />
        ))}
        <IconButton variant="bordered" label="Keep (disabled)" icon={<Heart aria-hidden />} disabled />
      </Specimen>
    </>
  );
}
