import { PublicLayout } from '@plumbline/app-kit/app/PublicLayout';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Form } from '@plumbline/ui/Form';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { calculate, entries, type Kind } from './calculate.ts';

const kinds: readonly { id: Kind; label: string }[] = [
  { id: 'concrete', label: 'Concrete for a slab or footing' },
  { id: 'wall', label: 'Wall area and sheets' },
  { id: 'roof', label: 'Roof area and squares' },
  { id: 'length', label: 'Length in other units' },
];

/** Public quantity calculator. The input is kept in the URL so that it can be shared. */
export default function Calculator() {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
  const kind = kinds.find(({ id }) => id === query.get('of'))?.id ?? 'concrete';
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const texts = Object.fromEntries(entries[kind].map(({ id }) => [id, query.get(id) ?? '']));
  const { results, problems } = calculate(kind, texts);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next);
    history.replaceState(null, '', `?${next}`);
  };
  return (
    <PublicLayout
      title="Calculator"
      description={
        'Enter lengths as on a drawing: 12\' 6", 12.5 ft or 3.8 m. A number without a unit is feet.'
      }
    >
      <Stack gap={24}>
        <Form label="Measurements" onSubmit={() => setLeft(new Set(entries[kind].map(({ id }) => id)))}>
          <Stack gap={16}>
            <Select
              label="Calculate"
              options={kinds}
              value={kind}
              onChange={(next) => {
                setLeft(new Set());
                set('of', next);
              }}
            />
            {entries[kind].map(({ id, label, hint }) => (
              <TextField
                key={`${kind} ${id}`}
                label={label}
                value={texts[id] ?? ''}
                onChange={(next) => set(id, next)}
                onBlur={() => setLeft((before) => new Set([...before, id]))}
                autoComplete="off"
                {...(hint ? { description: hint } : {})}
                {...(left.has(id) && problems[id] ? { errorMessage: problems[id] } : {})}
              />
            ))}
          </Stack>
        </Form>
        <Stack role="status" aria-label="Result" gap={8}>
          {results ? (
            <DescriptionList items={results.map(({ label, text }) => ({ term: label, value: text }))} />
          ) : (
            <Text tone="muted">Fill in the fields above to see the result.</Text>
          )}
        </Stack>
      </Stack>
    </PublicLayout>
  );
}
