import type { SignInPolicy } from '@plumbline/api';
import { signInProtectionUpdatePolicy, useSignInProtectionReadPolicy } from '@plumbline/api/hooks/security';
import { SignInProtectionUpdatePolicyBody } from '@plumbline/api/schemas/security';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { SettingsScreen } from '@plumbline/app-kit/settings/SettingsScreen';
import { useDecision } from '@plumbline/permissions/react';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { securityMessages } from './messages.ts';

/** Sign-in security of the company. */
export default function SignInSecurity() {
  const { data, error, mutate } = useSignInProtectionReadPolicy();
  const mayEdit = useDecision({ app: 4, name: 'protection', type: 'e' });
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={securityMessages.loadingSignInSecurity} />;
  const row = data.data;
  return (
    <SettingsScreen<SignInPolicy, Pick<SignInPolicy, 'requires_second_factor'>>
      title={securityMessages.signInSecurity}
      description={securityMessages.signInSecurityDescription}
      draftName="sign-in-security"
      row={row}
      initial={{ requires_second_factor: row.requires_second_factor }}
      schema={SignInProtectionUpdatePolicyBody}
      decision={mayEdit}
      reload={async () => (await mutate())?.data.version}
      save={signInProtectionUpdatePolicy}
      onSaved={() => void mutate()}
      sections={[
        {
          id: 'second-factor',
          title: securityMessages.twoFactor,
          description: securityMessages.withoutTwoFactor(row.without_second_factor),
          fields: [
            {
              name: 'requires_second_factor',
              label: securityMessages.requireTwoFactor,
              kind: 'switch',
              description: securityMessages.requireTwoFactorHint,
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
