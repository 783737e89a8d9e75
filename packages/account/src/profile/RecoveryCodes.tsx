import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { profileMessages } from './messages.ts';

/** Recovery codes of two-factor authentication, which are shown once. */
export function RecoveryCodes({
  codes,
}: {
  /** In plain text; the server keeps only their hashes. */
  codes: readonly string[];
}) {
  return (
    <Stack gap={16}>
      <Text>{profileMessages.recoveryCodesDescription}</Text>
      <Stack as="ul" gap={4}>
        {codes.map((code) => (
          <li key={code}>
            <Text as="code">{code}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
