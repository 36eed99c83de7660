/**
 * Loads the read side before anything else in a worker of the integration tests. Loaded late, after other files had run there, one of
 * its routes was seen without the schema of its answer, and every world of that worker failed.
 */
import '../../../read-service/src/testing/read-world.ts';
