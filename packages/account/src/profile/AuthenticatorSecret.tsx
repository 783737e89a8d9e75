import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { QrCode } from '@plumbline/ui/QrCode';
import { Text } from '@plumbline/ui/Text';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { profileMessages } from './messages.ts';

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Secret of an authenticator, as a QR code and as text to copy. */
export function AuthenticatorSecret({
  secret,
  uri,
}: {
  /** Secret in base 32. */
  secret: string;
  /** `otpauth` URI of the secret. */
  uri: string;
}) {
  return (
    <>
      <QrCode value={uri} label={profileMessages.qrCode} />
      <Text>{profileMessages.secretHint}</Text>
      <Inline gap={8} align="center">
        <Text as="code">{inFours(secret)}</Text>
        <Button size="sm" onPress={() => copyText(secret)}>
          {profileMessages.copySecret}
        </Button>
      </Inline>
    </>
  );
}
