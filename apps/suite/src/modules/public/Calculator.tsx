import { PublicLayout } from '@plumbline/app-kit/app/PublicLayout';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Form } from '@plumbline/ui/Form';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { calculate, entries, type Kind } from './calculate.ts';
import { publicMessages } from './messages.ts';

const kinds: readonly { id: Kind; label: string }[] = [
  { id: 'concrete', label: publicMessages.concreteCalculation },
  { id: 'wall', label: publicMessages.wallCalculation },
  { id: 'roof', label: publicMessages.roofCalculation },
  { id: 'length', label: publicMessages.lengthCalculation },
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
    <PublicLayout title={publicMessages.calculator} description={publicMessages.calculatorDescription}>
      <Stack gap={24}>
        <Form
          hasOwnRules
          label={publicMessages.measurements}
          onSubmit={() => setLeft(new Set(entries[kind].map(({ id }) => id)))}
        >
          <Stack gap={16}>
            <Select
              label={publicMessages.calculate}
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
        <Stack role="status" aria-label={publicMessages.result} gap={8}>
          {results ? (
            <DescriptionList items={results.map(({ label, text }) => ({ term: label, value: text }))} />
          ) : (
            <Text tone="muted">{publicMessages.resultEmpty}</Text>
          )}
        </Stack>
      </Stack>
    </PublicLayout>
  );
}
