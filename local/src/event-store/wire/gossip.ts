/** Tells clients that look for a cluster that there is one node, which leads. */
import { randomUUID } from 'node:crypto';
import { gossipPb } from './protocol.ts';
import { uuidOf } from './responses.ts';

const instanceId = randomUUID();

/** The cluster as seen from whoever called this host and port (`host:port`). */
export function clusterInfo(authority: string): gossipPb.ClusterInfo {
  const { hostname, port } = new URL(`http://${authority}`);
  const member = new gossipPb.MemberInfo()
    .setInstanceId(uuidOf(instanceId))
    .setTimeStamp(`${Date.now()}0000`)
    .setState(gossipPb.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    // A URL leaves out the port that its scheme has by itself.
    .setHttpEndPoint(new gossipPb.EndPoint().setAddress(hostname).setPort(Number(port || '80')));
  return new gossipPb.ClusterInfo().setMembersList([member]);
}
