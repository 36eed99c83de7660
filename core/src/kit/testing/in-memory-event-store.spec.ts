import { eventStoreContract } from '../testing/event-store-contract.ts';
import { inMemoryEventStore } from './in-memory-event-store.ts';

const store = inMemoryEventStore();
eventStoreContract(() => store);
