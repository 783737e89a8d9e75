import {
  planLayersCreate,
  planLayersUpdate,
  planLayersRemove,
  usePlanLayersList,
} from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import type { LayerControls } from '@plumbline/ui/TakeoffWorkspace';
import { useMemo, useState } from 'react';
import { takeoffMessages } from './messages.ts';

const none: readonly string[] = [];

interface Counted {
  layer?: string;
}

/**
 * Layers of an estimation and their actions. Visibility is stored per user; locks and names are shared.
 */
export function useLayers(
  estimationId: string,
  drawn: readonly Counted[],
  mayEdit: boolean,
): LayerControls | undefined {
  const { data, mutate } = usePlanLayersList(estimationId, {
    swr: { refreshInterval: 15_000 },
    request: { isBackground: true },
  });
  const [hidden, setHidden] = usePreference<readonly string[]>(`takeoff-layers:${estimationId}`, none);
  const [active, setActive] = useState('');
  const layers = data?.data;
  const usable = layers?.some(({ uuid, is_locked }) => uuid === active && !is_locked) ? active : '';
  return useMemo(() => {
    if (!layers) return undefined;
    const show = (uuid: string, isVisible: boolean) =>
      setHidden(isVisible ? hidden.filter((each) => each !== uuid) : [...hidden, uuid]);
    const change = (uuid: string, values: { name?: string; is_locked?: boolean }) => {
      const layer = layers.find((each) => each.uuid === uuid);
      if (!layer) return;
      void planLayersUpdate(estimationId, uuid, { ...values, version: layer.version })
        .catch(showError)
        .finally(() => void mutate());
    };
    const layerIds = new Set(layers.map(({ uuid }) => uuid));
    const counts = new Map<string, number>();
    for (const { layer = '' } of drawn) {
      const of = layerIds.has(layer) ? layer : '';
      counts.set(of, (counts.get(of) ?? 0) + 1);
    }
    const rowOf = (uuid: string, name: string, isLocked: boolean) => ({
      uuid,
      name,
      isLocked,
      isVisible: !hidden.includes(uuid),
      count: counts.get(uuid) ?? 0,
    });
    return {
      list: [
        rowOf('', takeoffMessages.noLayer, false),
        ...layers.map(({ uuid, name, is_locked }) => rowOf(uuid, name, is_locked)),
      ],
      activeId: usable,
      onVisible: (uuid, isVisible) => {
        show(uuid, isVisible);
        // Hiding the active layer deactivates it, so that new shapes stay visible.
        if (!isVisible && uuid === usable) setActive('');
      },
      ...(mayEdit
        ? {
            onActive: (uuid: string) => {
              setActive(uuid);
              if (hidden.includes(uuid)) show(uuid, true);
            },
            onLock: (uuid: string, is_locked: boolean) => change(uuid, { is_locked }),
            onRename: (uuid: string, name: string) => change(uuid, { name }),
            onAdd: async (name: string) => {
              const added = await planLayersCreate(estimationId, { name });
              setActive(added.data.uuid);
              await mutate();
            },
            onRemove: (uuid: string) => {
              void planLayersRemove(estimationId, uuid)
                .catch(showError)
                .finally(() => void mutate());
            },
          }
        : {}),
    };
  }, [layers, hidden, setHidden, usable, drawn, estimationId, mayEdit, mutate]);
}
