import { ApiError, type Lead } from '@plumbline/api';
import {
  leadConversionConvert,
  leadConversionSaveMapping,
  leadConversionResetMapping,
  useLeadConversionPreview,
} from '@plumbline/api/hooks/crm';
import { href, showError } from '@plumbline/app-kit';
import { errorText, isStale } from '@plumbline/app-kit/data/error-message';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { toast } from '@plumbline/ui/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { byField, listed } from './conversion.ts';
import { leadsMessages } from './messages.ts';

/** Converts the lead and opens the new record. */
export function useConvert(lead: Lead, onStale: () => void) {
  const [problem, setProblem] = useState<ApiError>();
  const [isConverting, setConverting] = useState(false);
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const refresh = useRevalidate('/crm/');
  const run = async (body: Omit<Parameters<typeof leadConversionConvert>[1], 'version'>) => {
    setConverting(true);
    setProblem(undefined);
    try {
      const { data } = await leadConversionConvert(
        lead.uuid,
        { version: lead.version, ...body },
        { headers: { 'idempotency-key': key.current } },
      );
      toast.success(leadsMessages.leadConverted(lead.name));
      refresh();
      void navigate(
        data.opportunity_id
          ? href('opportunity-view', { uuid: data.opportunity_id })
          : href('account-view', { uuid: data.account_id }),
      );
    } catch (error) {
      // A retry with other values needs a new idempotency key.
      key.current = crypto.randomUUID();
      setProblem(error instanceof ApiError ? error : new ApiError(0, errorText(error)));
      setConverting(false);
      if (isStale(error) || (error instanceof ApiError && error.status === 409)) onStale();
    }
  };
  return { problem, isConverting, run, clearProblem: () => setProblem(undefined) };
}

/** Saves a mapping as the company's default, or resets the default; returns the new default. */
export function useDefaultMapping(lead: Lead) {
  const { mutate: reloadOffer } = useLeadConversionPreview(lead.uuid, { swr: { revalidateOnFocus: false } });
  return async (
    mapping: Parameters<typeof listed>[0] | undefined,
    onReset: (kept: ReturnType<typeof byField>) => void,
  ) => {
    try {
      const { data } = mapping
        ? await leadConversionSaveMapping({ mapping: listed(mapping) })
        : await leadConversionResetMapping();
      if (!mapping) onReset(byField(data.mapping));
      await reloadOffer();
      toast.success(mapping ? leadsMessages.mappingSaved : leadsMessages.mappingReset);
    } catch (error) {
      showError(error);
    }
  };
}
