import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as icons from '../../../exports/icons.ts';
import { Heading } from '../../components/Text/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { palette } from '../../tokens/palette.ts';
import { constants, dark, densities, light } from '../../tokens/themes.ts';
import { variableName } from '../../tokens/variables.ts';
import * as styles from './Foundations.css.ts';
import { contrast, leaves } from './tokensShown.ts';

export default { title: 'Foundations/Tokens' } satisfies Meta;
type Story = StoryObj;

const of = (...path: string[]): string => `var(${variableName(path)})`;

function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

const { white, brand, ...ramps } = palette;

/** Tier one: raw ramps, which only the themes read. */
export const Palette: Story = {
  render: () => (
    <Page>
      {Object.entries(ramps).map(([name, ramp]) => (
        <Block key={name} title={name}>
          <div className={styles.ramp}>
            {Object.entries(ramp).map(([step, value]) => (
              <div key={step} className={styles.swatch}>
                <div className={styles.step} style={{ background: value }} />
                <span className={styles.name}>{step}</span>
                <span className={styles.muted}>{value}</span>
                <span className={styles.muted}>{contrast(value, white).toFixed(1)}</span>
              </div>
            ))}
          </div>
        </Block>
      ))}
      <Text tone="muted">The last figure is the contrast on white. The brand is {brand}.</Text>
    </Page>
  ),
};

const groups = ['surface', 'line', 'text', 'icon', 'action', 'tone', 'tint', 'series'] as const;

/** Tier two: semantic tokens in the current theme, with their values in both themes. */
export const Colours: Story = {
  render: () => (
    <Page>
      {groups.map((group) => (
        <Block key={group} title={group}>
          <div className={styles.swatches}>
            {leaves({ [group]: light.color[group] }).map(({ path, value }) => {
              const inDark = leaves({ [group]: dark.color[group] }).find(
                (other) => other.path.join() === path.join(),
              );
              return (
                <div key={path.join('.')} className={styles.swatch}>
                  <div className={styles.colour} style={{ background: of('color', ...path) }} />
                  <span className={styles.name}>{path.join('.')}</span>
                  <span className={styles.muted}>
                    {value} · {inDark?.value}
                  </span>
                </div>
              );
            })}
          </div>
        </Block>
      ))}
    </Page>
  ),
};

/** Meaning of the tones, always with an icon or text. */
export const Tones: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.keys(light.color.tone).map((tone) => (
        <div
          key={tone}
          className={styles.sample}
          style={{ background: of('color', 'tone', tone, 'bg'), color: of('color', 'tone', tone, 'text') }}
        >
          {tone}
        </div>
      ))}
    </div>
  ),
};

const uses: Record<string, string> = {
  figure: 'Figures on dashboards',
  page: 'Page titles',
  section: 'Section titles',
  body: 'Body and controls',
  small: 'Tables and compact density',
  caption: 'Captions and labels',
};

export const Type: Story = {
  render: () => (
    <Page>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Size', 'Use', 'Measure'].map((head) => (
              <th key={head} className={styles.head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(uses).map(([name, use]) => {
            const measure = Object.entries(densities.comfortable.type).find(([key]) => key === name)?.[1];
            return (
              <tr key={name}>
                <td
                  className={styles.cell}
                  style={{
                    fontSize: of('type', name, 'size'),
                    lineHeight: of('type', name, 'line'),
                    fontWeight: of(
                      'weight',
                      ['figure', 'page', 'section'].includes(name) ? 'strong' : 'regular',
                    ),
                  }}
                >
                  Riverside Medical, Phase 2
                </td>
                <td className={styles.cell}>{use}</td>
                <td className={styles.cell}>
                  <span className={styles.name}>
                    {name} {measure?.size} / {measure?.line}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Block title="Figures that stand in a column">
        <Text isNumeric>$14,862,400.00</Text>
        <Text isNumeric>$9,417,250.11</Text>
        <Text isMono>A2.11 · WBS 09 29 00 · 3f9c-77e1</Text>
      </Block>
    </Page>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={styles.block}>
      {leaves(constants.space).map(({ path, value }) => (
        <div key={path.join()} className={styles.icon}>
          <span className={styles.name} style={{ inlineSize: '4rem' }}>
            {path[0]}
          </span>
          <div className={styles.bar} style={{ inlineSize: value }} />
        </div>
      ))}
    </div>
  ),
};

export const RadiusAndElevation: Story = {
  render: () => (
    <Page>
      <Block title="Radius">
        <div className={styles.row}>
          {Object.entries(constants.radius).map(([name, value]) => (
            <div key={name} className={styles.swatch}>
              <div className={styles.box} style={{ borderRadius: value }} />
              <span className={styles.name}>
                {name} {value}
              </span>
            </div>
          ))}
        </div>
      </Block>
      <Block title="Elevation: lines before shadows">
        <div className={styles.row}>
          <div className={styles.raised} style={{ border: `1px solid ${of('color', 'line', 'default')}` }}>
            hairline
          </div>
          {Object.keys(light.shadow).map((name) => (
            <div key={name} className={styles.raised} style={{ boxShadow: of('shadow', name) }}>
              {name}
            </div>
          ))}
        </div>
      </Block>
    </Page>
  ),
};

export const Densities: Story = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Token', 'Comfortable', 'Compact'].map((head) => (
            <th key={head} className={styles.head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaves(densities.comfortable).map(({ path, value }) => {
          const compact = leaves(densities.compact).find((other) => other.path.join() === path.join());
          return (
            <tr key={path.join('.')}>
              <td className={styles.cell}>
                <span className={styles.name}>{path.join('.')}</span>
              </td>
              <td className={styles.cell}>{value}</td>
              <td className={styles.cell}>
                <Text weight={compact?.value === value ? 'regular' : 'strong'}>{compact?.value}</Text>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ),
};

export const Motion: Story = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {Object.entries({
          state: 'A control that changes its state',
          surface: 'A surface that enters',
          ease: 'Both; nothing moves where the reader asked for less motion',
        }).map(([name, use]) => (
          <tr key={name}>
            <td className={styles.cell}>
              <span className={styles.name}>{name}</span>
            </td>
            <td className={styles.cell}>
              {leaves(constants.motion).find(({ path }) => path[0] === name)?.value}
            </td>
            <td className={styles.cell}>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const Icons: Story = {
  render: () => (
    <div className={styles.icons}>
      {Object.entries(icons).map(([name, icon]) => (
        <div key={name} className={styles.icon}>
          <Icon icon={icon} size={20} />
          <span className={styles.muted}>{name.replace(/Icon$/, '')}</span>
        </div>
      ))}
    </div>
  ),
};
