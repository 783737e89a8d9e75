import { KanbanIcon, Rows3Icon, TargetIcon, UserRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { Board, moveCard, type BoardCard } from '../../../exports/Board.ts';
import { DataTable, type Column } from '../../../exports/DataTable.ts';
import { ListLayout } from '../../../exports/ListLayout.ts';
import { SegmentedControl } from '../../../exports/SegmentedControl.ts';
import { Select } from '../../../exports/Select.ts';
import { Stack } from '../../../exports/Stack.ts';
import { StoryFrame } from '../../patterns/frame.stories.parts.tsx';
import { cardOf, makeOpportunities, owners, stages, wholeDollars } from './data.ts';

const stageOf = (card: BoardCard) => stages.find(({ id }) => id === card.columnId)?.label;
const columns: Column<BoardCard>[] = [
  { id: 'title', header: 'Opportunity', accessor: (card) => card.title, width: 260 },
  { id: 'account', header: 'Account', accessor: (card) => card.subtitle, width: 240 },
  { id: 'stage', header: 'Stage', accessor: stageOf, width: 140 },
  { id: 'owner', header: 'Owner', type: 'person', accessor: ownerOf, width: 170 },
  { id: 'amount', header: 'Amount', type: 'money', accessor: (card) => String(card.value), width: 140 },
];

function ownerOf(card: BoardCard) {
  return { name: card.people?.[0] ?? '' };
}

export function BoardScreen({ count }: { count: number }) {
  const [cards, setCards] = useState(() => makeOpportunities(count).map(cardOf));
  const [view, setView] = useState<'list' | 'board'>('board');
  const [query, setQuery] = useState('');
  const [owner, setOwner] = useState('all');
  const sought = query.toLowerCase();
  const shown = cards.filter(
    (card) =>
      (owner === 'all' || ownerOf(card).name === owner) &&
      `${card.title} ${card.subtitle}`.toLowerCase().includes(sought),
  );
  const add = (columnId: string) =>
    setCards((was) => [
      {
        id: `NEW-${was.length + 1}`,
        columnId,
        title: 'New opportunity',
        value: 0,
        figure: wholeDollars(0),
        people: ['Maya Lindqvist'],
      },
      ...was,
    ]);
  return (
    <StoryFrame
      isNavMini
      current="opportunities"
      page={{ id: 'opportunities', label: 'Opportunities', icon: TargetIcon, href: '#opportunities' }}
    >
      <ListLayout
        title="Opportunities"
        count={shown.length}
        primaryAction={{ label: 'New opportunity', shortLabel: 'New', onPress: () => add('qualified') }}
        search={{ value: query, onSearch: setQuery }}
        toolbar={
          <>
            <SegmentedControl
              label="View"
              value={view}
              onChange={setView}
              options={[
                { id: 'list', label: 'List', icon: Rows3Icon },
                { id: 'board', label: 'Board', icon: KanbanIcon },
              ]}
            />
            <Select
              label="Owner"
              hideLabel
              icon={UserRoundIcon}
              value={owner}
              onChange={setOwner}
              options={[
                { id: 'all', label: 'Everyone' },
                ...owners.map((name) => ({ id: name, label: name })),
              ]}
            />
          </>
        }
      >
        {view === 'board' ? (
          <Stack grows isFullHeight paddingX={16} paddingY={8}>
            <Board
              label="Opportunities by stage"
              columns={stages}
              cards={shown}
              formatSum={wholeDollars}
              onMove={(move) => setCards((was) => moveCard(was, move))}
              onAdd={add}
              onOpen={(id) => {
                window.location.hash = id;
              }}
            />
          </Stack>
        ) : (
          <DataTable
            label="Opportunities"
            columns={columns}
            rows={shown}
            getRowId={(card) => card.id}
            rowHref={(card) => `#${card.id}`}
            sortsRows
            fills
          />
        )}
      </ListLayout>
    </StoryFrame>
  );
}
