import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Building2, CircleCheck, FileText, Ruler, Trash2 } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { icon: Ruler } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {([12, 14, 16, 20, 24, 32] as const).map((size) => (
          <Icon key={size} icon={Building2} size={size} />
        ))}
      </Inline>
      <Inline>
        {[Building2, FileText, Ruler, CircleCheck].map((icon, at) => (
          <Icon key={at} icon={icon} bold />
        ))}
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Icon icon={ArrowRight} directional />
      <Icon icon={Ruler} />
    </Inline>
  ),
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              <Icon icon={FileText} /> Addendum 04
            </Inline>
          ),
          because: 'Beside its words a glyph is decoration.',
        }}
        bad={{
          show: (
            <Inline>
              <Icon icon={FileText} label="File" /> Addendum 04
            </Inline>
          ),
          because: 'Named as well, it is heard as “File Addendum 04”.',
        }}
      />
      <DoDont
        good={{
          show: <IconButton icon={Trash2} label="Delete the quote" />,
          because: 'Alone in a button it has a name and a tooltip.',
        }}
        bad={{ show: <Icon icon={Trash2} size={32} />, because: 'A glyph that is pressed must be a button.' }}
      />
    </>
  ),
};
