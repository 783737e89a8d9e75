import { planImagesUpload } from '@plumbline/api/hooks/estimation';
import { errorText } from '@plumbline/app-kit';
import type { OwnControl } from '@plumbline/app-kit/form/FieldControl';
import { Button } from '@plumbline/ui/Button';
import { FileField } from '@plumbline/ui/FileField';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useEffect, useState } from 'react';
import { loadPicture } from '../takeoff/pictures.ts';
import { readPicture } from '../takeoff/read-picture.ts';
import { calculatorsMessages } from './messages.ts';

type Props = Parameters<OwnControl>[0];

/** Image field of a stamp: choose, preview and remove. */
export const StampPicture: OwnControl = (props) => <Picture {...props} />;

function Picture({ label, value, onChange, description, errorMessage }: Props) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const keep = async (file: File) => {
    setProblem('');
    setSending(true);
    const picture = await readPicture(file).catch((error: Error) => setProblem(error.message));
    try {
      const id = crypto.randomUUID();
      if (picture) {
        await planImagesUpload(id, picture);
        onChange(id);
      }
    } catch (error) {
      setProblem(errorText(error));
    }
    setSending(false);
  };
  if (value)
    return (
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Inline gap={12} align="center">
          <Preview key={value} id={value} label={label} />
          {/* The form's value without a picture is null; an empty string would be an invalid id. */}
          <Button size="sm" onPress={() => onChange(null as unknown as string)}>
            {calculatorsMessages.removeImage}
          </Button>
        </Inline>
      </Stack>
    );
  const wrong = problem || errorMessage;
  return (
    <FileField
      isCompact
      label={label}
      description={`${description ?? ''} PNG, JPEG, WebP or SVG.`.trim()}
      accept="image/png,image/jpeg,image/webp,image/svg+xml"
      maxFiles={1}
      value={[]}
      isDisabled={isSending}
      onChange={([file]) => {
        if (file) void keep(file);
      }}
      {...(wrong ? { errorMessage: wrong } : {})}
    />
  );
}

function Preview({ id, label }: { id: string; label: string }) {
  const [address, setAddress] = useState<string>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let objectUrl: string | undefined;
    let isOver = false;
    loadPicture(id).then(
      (blob) => {
        if (isOver) return;
        objectUrl = URL.createObjectURL(blob);
        setAddress(objectUrl);
      },
      () => setGone(true),
    );
    return () => {
      isOver = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [id]);
  if (isGone) return <Text size="small">{calculatorsMessages.imageFailed}</Text>;
  return address ? <img src={address} alt={label} style={{ maxHeight: 96, maxWidth: '60%' }} /> : null;
}
