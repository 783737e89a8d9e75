import type { Profile } from '@plumbline/api';
import {
  ownAccountUpdatePicture,
  ownAccountRemovePicture,
  ownAccountUpdate,
} from '@plumbline/api/hooks/security';
import { OwnAccountUpdateBody } from '@plumbline/api/schemas/security';
import { issueMessage } from '@plumbline/validation';
import { Avatar } from '@plumbline/ui/Avatar';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { FileField } from '@plumbline/ui/FileField';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { PhoneField } from '@plumbline/ui/PhoneField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useProfile, useReloadProfile } from '@plumbline/app-kit/session/use-profile';
import { useSmallForm } from '@plumbline/app-kit/form/use-small-form';
import { profileMessages } from './messages.ts';

/** Maximum picture size in bytes; decimal megabytes, as file sizes are shown. */
const MAX_PICTURE_BYTES = 2_000_000;

/** Form of the user's name, title, phone and picture. */
export function Person() {
  const profile = useProfile();
  if (!profile) return <Skeleton shape="form" label={profileMessages.loadingYourProfile} />;
  return (
    <Stack gap={32}>
      <Picture profile={profile} />
      <Words key={profile.uuid} profile={profile} />
    </Stack>
  );
}

function Picture({ profile }: { profile: Profile }) {
  const reload = useReloadProfile();
  const [problem, setProblem] = useState('');
  const change = async (call: () => Promise<unknown>) => {
    setProblem('');
    try {
      await call();
      await reload();
      notifySaved();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <FieldGroup title={profileMessages.picture}>
      <Inline gap={16} align="center">
        <Avatar
          name={`${profile.firstname} ${profile.lastname}`}
          size={40}
          {...(profile.imageUrl ? { src: profile.imageUrl } : {})}
        />
        {profile.imageUrl && (
          <Button size="sm" onPress={() => void change(ownAccountRemovePicture)}>
            {profileMessages.removePicture}
          </Button>
        )}
      </Inline>
      <FileField
        isCompact
        label={profileMessages.newPicture}
        description={profileMessages.pictureHint}
        accept=".png,.jpg,.jpeg,.webp"
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={1}
        value={[]}
        onChange={([file]) => {
          if (file) void change(() => ownAccountUpdatePicture(file));
        }}
        {...(problem ? { errorMessage: problem } : {})}
      />
    </FieldGroup>
  );
}

const fields = ['firstname', 'lastname', 'title', 'phone'] as const;
type Field = (typeof fields)[number];

function Words({ profile }: { profile: Profile }) {
  const reload = useReloadProfile();
  const { value, isChanged, change, discard } = useDraft<Record<Field, string>>(`profile ${profile.uuid}`, {
    firstname: profile.firstname,
    lastname: profile.lastname,
    title: profile.title ?? '',
    phone: profile.phone ?? '',
  });
  const { bound, refuse, refuseFrom } = useSmallForm(fields, value, (field, next) =>
    change({ [field]: next }),
  );
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const save = async () => {
    const parsed = OwnAccountUpdateBody.safeParse(value, { reportInput: true });
    if (!parsed.success) {
      refuse(Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issueMessage(issue)])));
      return;
    }
    refuse({});
    setProblem('');
    setPending(true);
    try {
      await ownAccountUpdate(parsed.data);
      await reload();
      discard();
      notifySaved();
    } catch (error) {
      if (!refuseFrom(error)) setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <Form hasOwnRules label={profileMessages.profile} onSubmit={() => void save()}>
      <Stack gap={20}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <FieldGroup title={profileMessages.person} columns={2}>
          <TextField
            {...bound('firstname', profileMessages.firstName)}
            isRequired
            autoComplete="given-name"
          />
          <TextField {...bound('lastname', profileMessages.lastName)} isRequired autoComplete="family-name" />
          <TextField {...bound('title', 'Title')} autoComplete="organization-title" />
          <PhoneField {...bound('phone', 'Phone')} />
          <TextField
            label={profileMessages.email}
            value={profile.email}
            isReadOnly
            description={profileMessages.emailHint}
          />
        </FieldGroup>
        <Inline gap={8}>
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            {...(isChanged ? {} : { disabledReason: profileMessages.noChangesToSave })}
          >
            {profileMessages.saveProfile}
          </Button>
          {isChanged && (
            <Button
              onPress={() => {
                discard();
                refuse({});
              }}
            >
              {profileMessages.discard}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
