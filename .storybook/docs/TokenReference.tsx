import { SearchField } from '@plumbline/ui/SearchField';
import { Fragment, useState } from 'react';
import { leaves } from '../../packages/ui/src/stories/foundations/tokensShown.ts';
import { constants, dark, densities, light } from '../../packages/ui/src/tokens/themes.ts';
import { variableName } from '../../packages/ui/src/tokens/variables.ts';
import { CopyButton } from './CodeBlock.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './DocsTable.tsx';

interface Token {
  name: string;
  variable: string;
  isColor: boolean;
  /** A single value, or a pair: light and dark, comfortable and compact. */
  values: string[];
}

type Tree = Parameters<typeof leaves>[0];

function tokensOf(first: Tree, second?: Tree): Token[] {
  const others = second && new Map(leaves(second).map(({ path, value }) => [path.join('.'), value]));
  return leaves(first).map(({ path, value }) => {
    const name = path.join('.');
    const other = others?.get(name);
    return {
      name,
      variable: variableName(path),
      isColor: path[0] === 'color',
      values: other === undefined || other === value ? [value] : [value, other],
    };
  });
}

const groups: { title: string; note: string; heads: string; tokens: Token[] }[] = [
  {
    title: 'Theme',
    note: 'Colors and shadows. `data-theme` on an element sets them below it.',
    heads: 'Light, dark',
    tokens: tokensOf(light, dark),
  },
  {
    title: 'Density',
    note: 'Sizes of text and controls. `data-density` sets them.',
    heads: 'Comfortable, compact',
    tokens: tokensOf(densities.comfortable, densities.compact),
  },
  {
    title: 'Constants',
    note: 'The same in every theme and density.',
    heads: 'Value',
    tokens: tokensOf(constants),
  },
];

/** All tokens with their variable, their values and a button that copies `var(…)`. */
export function TokenReference() {
  const [query, setQuery] = useState('');
  const word = query.trim().toLowerCase();
  const found = groups
    .map((group) => ({
      ...group,
      tokens: group.tokens.filter(({ name, values }) =>
        `${name} ${values.join(' ')}`.toLowerCase().includes(word),
      ),
    }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <DocsPage title="Token reference">
      <p>
        Use tokens as CSS variables. Design tools read the DTCG files (
        <code>@plumbline/ui/tokens/resolver.json</code>
        ), and pages without components use <code>@plumbline/ui/tokens/tokens.css</code>.
      </p>
      <SearchField label="Search tokens" placeholder="Search tokens" value={query} onChange={setQuery} />
      <p role="status" className="pl-docs-muted">
        {found.length === 0
          ? 'No tokens match your search.'
          : `${found.reduce((sum, { tokens }) => sum + tokens.length, 0)} tokens`}
      </p>
      {found.map((group) => (
        <TokenTable key={group.title} {...group} />
      ))}
    </DocsPage>
  );
}

function TokenTable({ title, note, heads, tokens }: (typeof groups)[number]) {
  return (
    <DocsSection id={title.toLowerCase()} title={title}>
      <p>{note.replaceAll('`', '')}</p>
      <DocsTable label={title} columns={['Token', heads, 'Copy']}>
        {tokens.map(({ name, variable, isColor, values }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <span className="pl-docs-value">
                {isColor
                  ? values.map((value, at) => (
                      <Fragment key={at}>
                        <span className="pl-docs-swatch" style={{ background: value }} aria-hidden />
                        {value}
                      </Fragment>
                    ))
                  : values.join(', ')}
              </span>
            </td>
            <td>
              <CopyButton text={`var(${variable})`} name={`var(${variable})`} />
            </td>
          </tr>
        ))}
      </DocsTable>
    </DocsSection>
  );
}
