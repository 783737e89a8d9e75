import { Pill } from '@plumbline/ui/Pill';
import { SearchField } from '@plumbline/ui/SearchField';
import { useState } from 'react';
import manifest from '../../packages/ui/package.json';
import { CodeBlock } from './CodeBlock.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './DocsTable.tsx';
import { AccountForm } from './examples/AccountForm.tsx';
import { BidList } from './examples/BidList.tsx';
import { DeleteBid } from './examples/DeleteBid.tsx';
import { PageLink } from './PageLink.tsx';
import { allComponents } from './describedComponents.ts';
import { usePageAddresses } from './usePageAddresses.ts';
import { DocstringText } from './DocstringText.tsx';

/** Sources of the examples by their path. */
const sources = import.meta.glob<string>('./examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sourceOf = (name: string): string => sources[`./examples/${name}`] ?? '';

/** First page: installation, providers, three examples and the status of every component. */
export function Welcome() {
  const pages = usePageAddresses();
  return (
    <DocsPage title="Plumbline design system">
      <p>
        Accessible React components for business software: forms, a data grid, charts, calendars, boards,
        documents and a canvas that measures drawings. Light and dark, two densities, left to right and right
        to left.
      </p>
      <p>
        Version {manifest.version}. Start below, find a component in the sidebar, or read about{' '}
        <PageLink href={pages.get('Screens by archetype')}>screens by archetype</PageLink> and the{' '}
        <PageLink href={pages.get('Token reference')}>token reference</PageLink>.
      </p>
      <Install />
      <Examples />
      <Conventions />
      <Status pages={pages} />
    </DocsPage>
  );
}

function Install() {
  return (
    <DocsSection id="install" title="Install">
      <CodeBlock title="Terminal" code={`npm install ${manifest.name} react react-dom`} />
      <p>
        React {manifest.peerDependencies.react.replace('>=', '')} or newer is needed. Each component is a
        separate module with its own style sheet, so a bundler that handles CSS imports, such as Vite,
        includes only what you use.
      </p>
      <p>
        Import the page styles once. Wrap your app in a provider for the locale and one for your router, and
        render the region for messages.
      </p>
      <CodeBlock title="main.tsx" code={sourceOf('AppRoot.tsx')} />
    </DocsSection>
  );
}

function Examples() {
  const [saved, setSaved] = useState('');
  return (
    <DocsSection id="examples" title="A list, a form and a dialog">
      <p>Each takes at most ten lines besides its imports and runs unchanged.</p>
      <p role="status">{saved}</p>
      <h3>List</h3>
      <div className="pl-docs-stage">
        <BidList />
      </div>
      <CodeBlock title="BidList.tsx" code={sourceOf('BidList.tsx')} />
      <h3>Form</h3>
      <div className="pl-docs-stage">
        <AccountForm onSave={(values) => setSaved(`Saved: ${String(values.get('company'))}`)} />
      </div>
      <CodeBlock title="AccountForm.tsx" code={sourceOf('AccountForm.tsx')} />
      <h3>Dialog</h3>
      <div className="pl-docs-stage">
        <DeleteBid
          onDelete={async () => {
            await Promise.resolve();
            setSaved('Deleted: Riverside Medical, Phase 2');
          }}
        />
      </div>
      <CodeBlock title="DeleteBid.tsx" code={sourceOf('DeleteBid.tsx')} />
    </DocsSection>
  );
}

const conventions = [
  'Props: `isX` is a state, `onX` an event, `value` with `onXChange` a controlled value and `defaultValue` an initial one. If you know React Aria, you know these names.',
  'Money and quantities are decimal strings (`4820000.00`), days are `YYYY-MM-DD`. Components format them for the locale.',
  'Components fetch no data and know no routes. Rows, options and errors are props.',
  'Use `MessagesProvider` to translate or replace the texts of components.',
  '`data-theme="dark"` and `data-density="compact"` on any element set theme and density below it.',
  'Your own styles read CSS variables (`var(--pl-color-text-primary)`), never raw colors.',
];

function Conventions() {
  return (
    <DocsSection id="conventions" title="Conventions">
      <ul>
        {conventions.map((one) => (
          <li key={one}>
            <DocstringText text={one} isInline />
          </li>
        ))}
      </ul>
    </DocsSection>
  );
}

function Status({ pages }: { pages: ReadonlyMap<string, string> }) {
  const [query, setQuery] = useState('');
  const all = Object.values(allComponents);
  const found = all.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const recordedCount = all.filter(({ isRecorded }) => isRecorded).length;
  return (
    <DocsSection id="status" title="Status of the components">
      <p>
        {recordedCount} of {all.length} are stable: changes to their API are listed in the changelog. The API
        of experimental components may change in any release. Before 1.0.0, a minor version can contain
        breaking changes.
      </p>
      <SearchField
        label="Search components"
        placeholder="Search components"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className="pl-docs-muted">
        {found.length === 0 ? 'No components match your search.' : `${found.length} components`}
      </p>
      <DocsTable
        isStacked
        isLong
        label="Status of the components"
        columns={['Component', 'Description', 'Status']}
      >
        {found.map(({ name, description, isRecorded }) => (
          <tr key={name}>
            <th scope="row">
              <PageLink href={pages.get(name)}>{name}</PageLink>
            </th>
            <td>
              <DocstringText text={description.split(/(?<=\.)\s/)[0] ?? ''} isInline />
            </td>
            <td>
              <Pill tone={isRecorded ? 'ok' : 'warn'}>{isRecorded ? 'Stable' : 'Experimental'}</Pill>
            </td>
          </tr>
        ))}
      </DocsTable>
    </DocsSection>
  );
}
