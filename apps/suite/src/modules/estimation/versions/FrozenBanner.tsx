import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { utcDay } from '@plumbline/dates';
import { Button } from '@plumbline/ui/Button';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { LockIcon, LockOpenIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { BannerWithActions } from './BannerWithActions.tsx';
import { useMayUnfreeze } from './freeze.ts';
import { UnfreezeForm } from './UnfreezeForm.tsx';
import { versionsMessages } from './messages.ts';

const outcomeText = ({ outcome }: Estimation) => {
  if (!outcome) return undefined;
  if (outcome.outcome === 'lost') return versionsMessages.lostOn(formatDate(utcDay(outcome.at)));
  return versionsMessages.awardedWith(outcome.quote_name, formatMoney(outcome.contract_sum ?? '0'));
};

/** Banner of a frozen estimate: date, person, reason and the total at today's prices. */
export function FrozenBanner({ row, onChanged }: { row: Estimation; onChanged: () => void }) {
  const { uuid, frozen, outcome, total } = row;
  const mayUnfreeze = useMayUnfreeze(row);
  const [isAsked, setAsked] = useState(false);
  if (!frozen) return null;
  const sentences = [
    versionsMessages.frozenBy(
      outcome ? 'The estimate is frozen' : 'Frozen',
      frozen.by,
      formatDate(utcDay(frozen.at)),
      frozen.reason.replace(/\.$/, ''),
    ),
    outcome?.outcome === 'awarded' && outcome.reason ? `${outcome.reason.replace(/\.$/, '')}.` : '',
    frozen.today ? versionsMessages.frozenTotal(formatMoney(total), formatMoney(frozen.today)) : '',
  ].filter(Boolean);
  const title = outcomeText(row);
  return (
    <>
      <BannerWithActions
        tone={outcome?.outcome === 'awarded' ? 'ok' : 'wait'}
        icon={LockIcon}
        {...(title ? { title: `${title}.` } : {})}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              href={href('estimation-version', { uuid, versionId: outcome?.version_id ?? frozen.version_id })}
            >
              {versionsMessages.openVersion}
            </Button>
            <Button size="sm" icon={LockOpenIcon} onPress={() => setAsked(true)} {...denied(mayUnfreeze)}>
              {outcome
                ? outcome.outcome === 'lost'
                  ? versionsMessages.withdrawLossMenu
                  : versionsMessages.withdrawAwardMenu
                : versionsMessages.unfreezeEstimateMenu}
            </Button>
          </>
        }
      >
        {sentences.join(' ')}
      </BannerWithActions>
      {isAsked && <UnfreezeForm row={row} onClose={() => setAsked(false)} onSaved={onChanged} />}
    </>
  );
}
