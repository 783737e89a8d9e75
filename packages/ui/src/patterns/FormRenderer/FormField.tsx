import { CheckboxGroup } from '../../components/Choice/CheckboxGroup.tsx';
import { RadioGroup } from '../../components/Choice/RadioGroup.tsx';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { TimeField } from '../../components/Date/TimeField.tsx';
import { FileField } from '../../components/File/FileField.tsx';
import { CurrencyField } from '../../components/Number/CurrencyField.tsx';
import { DecimalField } from '../../components/Number/DecimalField.tsx';
import { PhoneField } from '../../components/Number/PhoneField.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { ComboBox } from '../../components/Select/ComboBox.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { SignaturePad } from '../../components/SignaturePad/SignaturePad.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { isFiles, isIds, isSignature, isText } from './definition.ts';
import { formRendererMessages } from './FormRenderer.messages.ts';
import { FormTable } from './FormTable.tsx';
import type { FormFieldProps } from './FormFieldProps.ts';

export type { SearchRecords } from './FormFieldProps.ts';

const megabyte = 1_000_000;
const noRecords = () => Promise.resolve([]);

/** The control that a question is answered with. */
export function FormField(props: FormFieldProps) {
  const { id, question, value, onChange, errorMessage, label, isInCell, isDisabled, onSearchRecords } = props;
  const messages = useMessages('formRenderer', formRendererMessages);
  const field = {
    id,
    label: label ?? question.title,
    hideLabel: isInCell,
    description: question.description,
    isRequired: question.isRequired,
    isDisabled,
    errorMessage,
    size: isInCell ? ('sm' as const) : undefined,
  };
  const text = isText(value) ? value : '';
  const one = isText(value) && value !== '' ? value : null;
  const several = isIds(value) ? value : [];
  const options = question.options ?? [];
  switch (question.type) {
    case 'text':
      return <TextField {...field} value={text} onChange={onChange} />;
    case 'email':
      return (
        <TextField
          {...field}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={text}
          onChange={onChange}
        />
      );
    case 'url':
      return <TextField {...field} type="url" inputMode="url" value={text} onChange={onChange} />;
    case 'phone':
      return <PhoneField {...field} value={text} onChange={onChange} />;
    case 'textArea':
      return <TextArea {...field} rows={isInCell ? 1 : 3} value={text} onChange={onChange} />;
    case 'number':
      return <DecimalField {...field} value={text} onChange={onChange} unit={question.unit} />;
    case 'currency':
      return <CurrencyField {...field} value={text} onChange={onChange} />;
    case 'date':
      return <DatePicker {...field} value={one} onChange={onChange} />;
    case 'time':
      return <TimeField {...field} value={one} onChange={onChange} />;
    case 'choice':
      return question.allowsMany ? (
        <CheckboxGroup {...field} options={options} value={several} onChange={onChange} />
      ) : (
        <RadioGroup {...field} options={options} value={one} onChange={onChange} />
      );
    case 'select':
      return (
        <Select {...field} options={options} value={one} onChange={onChange} placeholder={messages.choose} />
      );
    case 'multiSelect':
      return <MultiSelect {...field} options={options} value={several} onChange={(ids) => onChange(ids)} />;
    case 'rating':
      return (
        <Rating
          {...field}
          max={question.ratingLevels ?? 5}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'file':
      return (
        <FileField
          {...field}
          value={isFiles(value) ? value : []}
          onChange={onChange}
          accept={question.acceptFile}
          maxFiles={question.maxFiles ?? 1}
          maxBytes={(question.maxSize ?? 2) * megabyte}
          isCompact={isInCell}
        />
      );
    case 'signature':
      return <SignaturePad {...field} value={isSignature(value) ? value : null} onChange={onChange} />;
    case 'dbColumn':
      return (
        <ComboBox
          {...field}
          value={one}
          valueLabel={one === null ? undefined : (props.recordLabels?.[one] ?? one)}
          placeholder={messages.searchRecords}
          onSearch={
            onSearchRecords
              ? (typed, signal) => onSearchRecords(question.source ?? '', typed, signal)
              : noRecords
          }
          onChange={(chosen) => onChange(chosen)}
        />
      );
    case 'table':
      return <FormTable {...props} renderField={(cell) => <FormField {...cell} />} />;
    case 'twoColumn':
      return null;
  }
}
