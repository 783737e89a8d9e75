import { messages } from '@plumbline/validation';
import { invalidField } from '../core/http-error.ts';

/**
 * Trimmed name of a saved view.
 * @param views that the caller can see in the same place.
 * @param except id of the view that gets the name; null for a new one.
 * @throws HttpError 422 for an empty name, or for that of another view regardless of case.
 */
export function savedViewName(
  name: string,
  views: readonly { uuid: string; name: string }[],
  except: string | null,
): string {
  const trimmed = name.trim();
  if (!trimmed) throw invalidField('name', messages.required);
  const taken = views.find(
    (each) => each.uuid !== except && each.name.toLowerCase() === trimmed.toLowerCase(),
  );
  if (taken) throw invalidField('name', `A view named “${taken.name}” already exists.`);
  return trimmed;
}
