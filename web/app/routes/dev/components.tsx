import { ThemeSwitch } from '#web/components/layout/theme-switch.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Content } from './content.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Overlays } from './overlays.tsx';
import { Group } from './specimen.tsx';

export const meta = () => [{ title: 'Components' }];

/** Every component of the design system in all its states. In development only. */
export default function Components() {
  return (
    <main id="content" className="container-page py-8">
      <div className="flex items-center justify-between pb-6">
        <h1 className="font-semibold text-3xl">Components</h1>
        <ThemeSwitch />
      </div>
      <Group title="Buttons">
        <Buttons />
      </Group>
      <Group title="Fields">
        <Fields />
      </Group>
      <Group title="Choices">
        <Choices />
      </Group>
      <Group title="Feedback">
        <Feedback />
      </Group>
      <Group title="Content">
        <Content />
      </Group>
      <Group title="Overlays">
        <Overlays />
      </Group>
    </main>
  );
}
