import type { Prop } from '../docgen/readProps.ts';
import { DocsTable } from './DocsTable.tsx';
import { DocstringText } from './DocstringText.tsx';

/** Props of a component: required ones first, callbacks last. */
export function PropsTable({ props }: { props: readonly Prop[] }) {
  const rank = ({ isRequired, kind }: Prop) => (isRequired ? 0 : kind === 'function' ? 2 : 1);
  return (
    <DocsTable isStacked label="Props" columns={['Prop', 'Description', 'Type', 'Default']}>
      {props
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ name, description, isRequired, type, options, defaultValue }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className="pl-docs-muted"> required</span>}
            </th>
            <td>
              <DocstringText text={description} isInline />
            </td>
            <td>
              <code>{options ? options.map((one) => JSON.stringify(one)).join(' | ') : type}</code>
            </td>
            <td>{defaultValue !== undefined && <code>{defaultValue}</code>}</td>
          </tr>
        ))}
    </DocsTable>
  );
}
