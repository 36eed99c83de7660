/** Dragging of cards: when one is taken, what is beneath it, and what scrolls. */
import {
  type AutoScrollOptions,
  type CollisionDetection,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** The class of the card in the hand. */
export const inHand = 'card-in-hand';

const mouse = { activationConstraint: { distance: 6 } };
/** A finger that moves before (ms, px) scrolls. */
const finger = { activationConstraint: { delay: 200, tolerance: 8 } };

/** By keys a card is moved from its menu. */
export const useHands = () => useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger));

/**
 * The innermost place beneath the pointer as it is painted: what is covered or scrolled out of sight is none. Measured
 * rectangles would know neither.
 */
export const beneathPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (!pointerCoordinates) return [];
  const stack = document.elementsFromPoint(pointerCoordinates.x, pointerCoordinates.y);
  let element = stack.find((one) => !one.closest(`.${inHand}`)) ?? null;
  for (; element; element = element.parentElement) {
    const place = droppableContainers.find(({ node }) => node.current === element);
    if (place) return [{ id: place.id }];
  }
  return [];
};

/** The board near its sides, and the dock in a low window: where in a column a card is let go means nothing. */
export const scrolling: AutoScrollOptions = {
  threshold: { x: 0.1, y: 0.1 },
  canScroll: (element) => element.scrollWidth > element.clientWidth || element.hasAttribute('data-dock'),
};

/** Whether a card was taken by a finger in the lower half of the window. */
export const isTakenBelow = ({ activatorEvent }: DragStartEvent): boolean =>
  'touches' in activatorEvent &&
  ((activatorEvent as TouchEvent).touches[0]?.clientY ?? 0) > window.innerHeight / 2;

/** The status of a column or of a place in the dock. */
export const statusOf = (place: { readonly data: { readonly current?: unknown } } | null | undefined) =>
  (place?.data.current as { readonly statusId: number } | undefined)?.statusId;
