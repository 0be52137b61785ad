"""One room from any process: played, watched, and moved from one process to another, without anybody losing anything."""

import fivefold as ff
from cluster.company import Cluster
from server.client import finish
from server.conftest import Person


def test_people_at_three_processes_play_a_match(three: Cluster, someone: Person) -> None:
    clients = [someone(server) for server in three.servers]
    code = clients[0].open_room(options={"deck": "easy"}, seats=2)
    wires = [client.join(code) for client in clients]
    wires[1].ask("sit", seat=1)
    wires[0].start()
    for wire in wires:
        wire.until_table()
    finish(wires[:2])
    wires[2].until_over()
    match = wires[0].until_table().match
    for client in clients:
        assert ff.verify(client.http.get(f"/api/records/{match}").text)
