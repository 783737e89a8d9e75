import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { PlusIcon } from '@plumbline/ui/icons';
import type { BidRole } from './bid-roles.ts';

interface AddBidButtonsProps {
  role: BidRole;
  mayEdit: Decision;
  /** Adds a company that exists. */
  onAdd: () => void;
  /** Creates a company and adds it. */
  onMake: () => void;
}

/** Buttons that add a vendor or bidder to an opportunity, and create one for those who may. */
export function AddBidButtons({ role, mayEdit, onAdd, onMake }: AddBidButtonsProps) {
  const mayMake = useDecision({ ...role.kind.right, type: 'a' } as Parameters<typeof useDecision>[0]);
  return (
    <Inline gap={8}>
      {mayMake.allowed && mayEdit.allowed && (
        <Button size="sm" variant="ghost" onPress={onMake}>
          {role.words.make}
        </Button>
      )}
      <Button icon={PlusIcon} size="sm" onPress={onAdd} {...denied(mayEdit)}>
        {role.words.add}
      </Button>
    </Inline>
  );
}
