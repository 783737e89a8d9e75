import { DocsPage, DocsSection } from './DocsPage.tsx';
import { PageLink } from './PageLink.tsx';
import { usePageAddresses } from './usePageAddresses.ts';

interface Archetype {
  name: string;
  /** Task of the user. */
  purpose: string;
  /** Names of its components, from the layout to the details. */
  parts: readonly string[];
  /** Rules that a good screen follows. */
  rules: readonly string[];
  /** Story of a whole screen, as `title/name`. */
  story: string;
}

const archetypes: readonly Archetype[] = [
  {
    name: 'List',
    purpose: 'Find records, compare them and act on several at once.',
    parts: [
      'ListLayout',
      'FilterBar',
      'SavedViews',
      'DataTable',
      'ListCard',
      'Pagination',
      'EmptyState',
      'NoResults',
    ],
    rules: [
      'The name of a record is a link; the row opens it, too.',
      'Below 600 px rows are cards (`cardView`), and tools are in menus.',
      'Say whether there are no records yet (`EmptyState`) or none for the filters (`NoResults`).',
    ],
    story: 'Screens/Compositions/List',
  },
  {
    name: 'Record',
    purpose: 'Read one record, change a field, see what happened.',
    parts: ['RecordLayout', 'Stepper', 'Section', 'PropertyGroup', 'InlineEdit', 'RelatedList', 'Timeline'],
    rules: [
      'Fields are edited in place; a failed save keeps what was typed.',
      'The next step is the primary action, and a step that is not possible says why.',
      'On narrow screens the fields follow the sections.',
    ],
    story: 'Screens/Compositions/Record',
  },
  {
    name: 'Document',
    purpose: 'Prepare a document for a customer or vendor: a quote, an order, an invoice.',
    parts: [
      'DocumentLayout',
      'DocumentHeader',
      'LineItemsTable',
      'TotalsBlock',
      'ActivityRail',
      'DocumentPaper',
    ],
    rules: [
      'Totals are exact decimals and follow every change of a line.',
      'A sent document is read-only; a change creates a revision.',
      'The preview shows what the recipient sees.',
    ],
    story: 'Screens/Compositions/Document',
  },
  {
    name: 'Board',
    purpose: 'See work by status and move it forward.',
    parts: ['Board', 'Card', 'FilterBar', 'SegmentedControl', 'RecordPanel'],
    rules: [
      'A card moves by mouse, finger and keyboard; each step is announced.',
      'While a card is dragged, column heads show the totals after the move.',
      'A move that is not allowed gives its reason before the drop.',
    ],
    story: 'Screens/Compositions/Board Screen',
  },
  {
    name: 'Settings',
    purpose: 'Change how the product works, one topic per page.',
    parts: ['SettingsLayout', 'FieldGroup', 'Switch', 'RadioGroup', 'SaveBar'],
    rules: [
      'A switch takes effect at once; everything else waits for “Save”.',
      'The bar appears with the first change and names what is not saved.',
      'Users without permission see who can change a setting.',
    ],
    story: 'Patterns/Settings/Default',
  },
  {
    name: 'Form',
    purpose: 'Enter a new record.',
    parts: ['FormLayout', 'Form', 'FieldGroup', 'TextField', 'ComboBox', 'ErrorSummary', 'SaveBar'],
    rules: [
      'Errors are beside their fields and in a summary with links.',
      'Optional fields come last; required ones are marked.',
      'An error never discards what was typed.',
    ],
    story: 'Patterns/Form/Default',
  },
  {
    name: 'Dashboard',
    purpose: 'See what needs attention, and go there.',
    parts: ['DashboardGrid', 'DashboardCard', 'Stat', 'BarChart', 'LineChart', 'RankList', 'DueList'],
    rules: [
      'Every card leads to its records.',
      'A figure has its period and its change.',
      'Charts have a table with the same values.',
    ],
    story: 'Patterns/Dashboard/Default',
  },
];

/** Kinds of screens with the components that they are made of, and a finished example of each. */
export function ScreenArchetypes() {
  const pages = usePageAddresses();
  return (
    <DocsPage title="Screens by archetype">
      <p>
        Most screens follow one of these. Start with the layout, add the components, and compare the result
        with the finished screen at 1440 and 360 px.
      </p>
      {archetypes.map(({ name, purpose, parts, rules, story }) => (
        <DocsSection key={name} id={name.toLowerCase()} title={name}>
          <p>{purpose}</p>
          <p>
            Components:{' '}
            {parts.map((part, at) => (
              <span key={part}>
                {at > 0 && ', '}
                <PageLink href={pages.get(part)}>{part}</PageLink>
              </span>
            ))}
          </p>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule.replaceAll('`', '')}</li>
            ))}
          </ul>
          <p>
            <PageLink href={pages.get(story)}>{`Open the finished ${name.toLowerCase()} screen`}</PageLink>
          </p>
        </DocsSection>
      ))}
    </DocsPage>
  );
}
